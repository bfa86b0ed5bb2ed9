import { privacyTexts } from '@/backend/modules/privacy/texts'
import type { EmailShop } from '@/backend/modules/settings/email-shop'

const { emails: texts } = privacyTexts

type EmailContent = { subject: string; text: string }

const signedBy =
  (shop: string) =>
  (subject: string, ...lines: string[]): EmailContent => ({
    subject,
    text: [...lines, '', shop].join('\n'),
  })

/** Emails about somebody's data. A link's secret stands behind a `#`, which no server is sent, where no sign-in comes between. */
export function privacyEmails({ name: shop, publicUrl }: EmailShop) {
  const content = signedBy(shop)
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
        texts.links.file(`${publicUrl}/tai-khoan/du-lieu?tep=${token}`),
        '',
        texts.notYou,
      ),
    erasureAsked: (name: string, day: string) =>
      content(
        texts.erasureSubject(shop),
        texts.hello(name),
        '',
        texts.erasureText(day),
        texts.links.own(`${publicUrl}/tai-khoan/du-lieu`),
        '',
        texts.lastLetter,
      ),
    guestErasureAsked: (day: string) =>
      content(
        texts.erasureSubject(shop),
        texts.guestErasureText(day),
        texts.links.own(`${publicUrl}/du-lieu-ca-nhan`),
        '',
        texts.lastLetter,
      ),
    guestLink: (token: string) =>
      content(
        texts.guestSubject(shop),
        texts.guestText,
        texts.links.own(`${publicUrl}/du-lieu-ca-nhan#${token}`),
        '',
        texts.notYou,
      ),
  }
}

/** Emails to a guardian, and to a child about what the guardian has said. */
export function guardianEmails({ name: shop, publicUrl }: EmailShop) {
  const content = signedBy(shop)
  return {
    invitation: (guardian: string, child: string, token: string) =>
      content(
        texts.invitationSubject(shop),
        texts.hello(guardian),
        '',
        texts.invitationText(shop, child),
        texts.links.invitation(`${publicUrl}/giam-ho#moi=${token}`),
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
        texts.links.own(`${publicUrl}/tai-khoan/du-lieu`),
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
        texts.links.child(`${publicUrl}/giam-ho#xem=${token}`),
        '',
        texts.notYou,
      ),
  }
}
