import { privacyTexts } from '@/backend/modules/privacy/texts'
import type { EmailShop } from '@/backend/modules/settings'
import { link, type MailBody, type MailContent, signedBy } from '@/backend/platform/mail/mail-body'

const { emails: texts } = privacyTexts

const contentOf =
  (shop: string) =>
  (subject: string, ...parts: MailBody): MailContent => ({
    subject,
    body: signedBy(shop, ...parts),
  })

/** Emails about somebody's data. A link's secret stands behind a `#`, which no server is sent, where no sign-in comes between. */
export function privacyEmails({ name: shop, publicUrl }: EmailShop) {
  const content = contentOf(shop)
  return {
    refused: (name: string | null, kind: 'export' | 'erase' | 'restrict', reason: string) =>
      content(
        texts.refusedSubject(shop),
        ...(name === null ? [] : [texts.hello(name), '']),
        texts.refusedText[kind],
        texts.refusedReason(reason),
        '',
        texts.complain,
      ),
    exportReady: (name: string, token: string) =>
      content(
        texts.exportSubject(shop),
        texts.hello(name),
        '',
        texts.exportText,
        link(texts.links.file, `${publicUrl}/tai-khoan/du-lieu?tep=${token}`),
        '',
        texts.notYou,
      ),
    erasureAsked: (name: string, day: string) =>
      content(
        texts.erasureSubject(shop),
        texts.hello(name),
        '',
        texts.erasureText(day),
        link(texts.links.own, `${publicUrl}/tai-khoan/du-lieu`),
        '',
        texts.lastLetter,
      ),
    guestErasureAsked: (day: string) =>
      content(
        texts.erasureSubject(shop),
        texts.guestErasureText(day),
        link(texts.links.own, `${publicUrl}/du-lieu-ca-nhan`),
        '',
        texts.lastLetter,
      ),
    guestLink: (token: string) =>
      content(
        texts.guestSubject(shop),
        texts.guestText,
        link(texts.links.own, `${publicUrl}/du-lieu-ca-nhan#${token}`),
        '',
        texts.notYou,
      ),
  }
}

/** Emails to a guardian, and to a child about what the guardian has said. */
export function guardianEmails({ name: shop, publicUrl }: EmailShop) {
  const content = contentOf(shop)
  return {
    invitation: (guardian: string, child: string, token: string) =>
      content(
        texts.invitationSubject(shop),
        texts.hello(guardian),
        '',
        texts.invitationText(shop, child),
        link(texts.links.invitation, `${publicUrl}/giam-ho#moi=${token}`),
        '',
        texts.notParent,
      ),
    guardianSaidNo: (name: string, erasedOn: string | null) =>
      content(
        texts.noSubject(shop),
        texts.hello(name),
        '',
        texts.noText,
        ...(erasedOn === null ? [] : [texts.noErasure(erasedOn)]),
        '',
        texts.noWay,
        link(texts.links.own, `${publicUrl}/tai-khoan/du-lieu`),
      ),
    childErasureAsked: (guardian: string, child: string, day: string) =>
      content(
        texts.erasureSubject(shop),
        texts.hello(guardian),
        '',
        texts.childErasureText(child, day),
      ),
    guardianLink: (token: string) =>
      content(
        texts.guardianSubject(shop),
        texts.guardianText,
        link(texts.links.child, `${publicUrl}/giam-ho#xem=${token}`),
        '',
        texts.notYou,
      ),
  }
}
