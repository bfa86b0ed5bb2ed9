/**
 * What others add to an address to know where a visitor came from; it changes nothing of a page. By who adds it, so that the list can be
 * kept up: an address with a key that is missing here is rendered anew for each visitor.
 */
const byOrigin = {
  google:
    'gclid gclsrc gbraid wbraid dclid srsltid gad gad_source gad_campaignid _gl _ga _gac gs_lcrp',
  facebook:
    'fbclid mibextid fb_action_ids fb_action_types fb_source fb_ref fbc fbp sfnsn rdid share_url extid paipv eav __tn__',
  instagram: 'igsh igshid ig_rid ig_mid',
  tiktok:
    'ttclid _r _t _d is_copy_url is_from_webapp sender_device tt_medium tt_content tt_from u_code share_app_id share_link_id share_item_id',
  zalo: 'zarsrc zalo_src zclid zaid zdl_source',
  microsoft: 'msclkid cvid ocid',
  x: 'twclid ref_src ref_url',
  linkedin: 'li_fat_id trk lipi',
  // What is paid for each sale: of Vietnam and of the world.
  affiliates:
    'aff_sid aff_sub aff_sub1 aff_sub2 aff_sub3 aff_sub4 aff_sub5 zanpid awc irclickid irgwc tduid admitad_uid ranMID ranEAID ranSiteID cjevent',
  advertisers:
    'ScCid sccid epik yclid ysclid ymclid _openstat rdt_cid wickedid cmpid dicbo obOrigUrl tblci qclid ndclid rb_clickid s_kwcid s_cid ef_id mkwid pcrid vmcid',
  mail: 'mc_cid mc_eid mc_tc mkt_tok _hsenc _hsmi __hstc __hssc __hsfp hsCtaTracking vero_id vero_conv oly_enc_id oly_anon_id _kx _ke ck_subscriber_id ml_subscriber ml_subscriber_hash dm_i __s ss_source ss_email_id sms_source sms_click',
  youtube: 'si feature',
} as const

const keys: ReadonlySet<string> = new Set(
  Object.values(byOrigin).flatMap((names) => names.split(' ')),
)

const prefixes = [
  ...['utm_', 'pk_', 'mtm_', 'matomo_', 'hsa_', '_gac_', '_ga_', 'at_', 'hmb_', 'itm_'],
  ...['bsft_', '_branch_', '__cft__', 'oft_'],
]

export const isTrackingKey = (key: string): boolean =>
  keys.has(key) || prefixes.some((prefix) => key.startsWith(prefix))
