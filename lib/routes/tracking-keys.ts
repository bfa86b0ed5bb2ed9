/**
 * What others add to an address to know where a visitor came from; it changes nothing of a page. By who adds it, so that the list can be
 * kept up: an address with a key that is missing here is rendered anew for each visitor.
 */
const byOrigin = {
  google:
    'gclid gclsrc gbraid wbraid dclid srsltid gad gad_source gad_campaignid _gl _ga _gac gs_lcrp',
  facebook: 'fbclid mibextid fb_action_ids fb_action_types fb_source fb_ref fbc fbp',
  instagram: 'igsh igshid ig_rid ig_mid',
  tiktok: 'ttclid _r _t is_copy_url is_from_webapp sender_device tt_medium tt_content',
  zalo: 'zarsrc zalo_src zclid zaid zdl_source',
  microsoft: 'msclkid cvid ocid',
  others: 'twclid li_fat_id ScCid sccid epik yclid ysclid rdt_cid wickedid cmpid',
  mail: 'mc_cid mc_eid mkt_tok _hsenc _hsmi hsCtaTracking vero_id vero_conv oly_enc_id oly_anon_id _kx ck_subscriber_id',
  youtube: 'si feature',
} as const

const keys: ReadonlySet<string> = new Set(
  Object.values(byOrigin).flatMap((names) => names.split(' ')),
)

const prefixes = ['utm_', 'pk_', 'mtm_', 'matomo_', 'hsa_', '_gac_', '_ga_']

export const isTrackingKey = (key: string): boolean =>
  keys.has(key) || prefixes.some((prefix) => key.startsWith(prefix))
