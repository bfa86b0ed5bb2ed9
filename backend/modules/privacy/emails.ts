import { privacyTexts } from '@/backend/modules/privacy/texts'
import { shopName } from '@/backend/platform/shop-name'

const { emails: texts } = privacyTexts

type EmailContent = { subject: string; text: string }

const content = (subject: string, ...lines: string[]): EmailContent => ({
  subject,
  text: [...lines, '', shopName()].join('\n'),
})

/** Emails about somebody's data. A link's secret stands behind a `#`, which no server is sent, where no sign-in comes between. */
export const privacyEmails = {
  refused: (name: string | null, kind: 'export' | 'erase' | 'restrict', reason: string) =>
    content(
      texts.refusedSubject(),
      ...(name === null ? [] : [texts.hello(name), '']),
      texts.refusedText[kind],
      texts.refusedReason(reason),
      '',
      texts.complain,
    ),
  exportReady: (name: string, publicUrl: string, token: string) =>
    content(
      texts.exportSubject(),
      texts.hello(name),
      '',
      texts.exportText,
      `${publicUrl}/tai-khoan/du-lieu?tep=${token}`,
      '',
      texts.notYou,
    ),
  erasureAsked: (name: string, publicUrl: string, day: string) =>
    content(
      texts.erasureSubject(),
      texts.hello(name),
      '',
      texts.erasureText(day),
      `${publicUrl}/tai-khoan/du-lieu`,
      '',
      texts.lastLetter,
    ),
  guestErasureAsked: (publicUrl: string, day: string) =>
    content(
      texts.erasureSubject(),
      texts.guestErasureText(day),
      `${publicUrl}/du-lieu-ca-nhan`,
      '',
      texts.lastLetter,
    ),
  guestLink: (publicUrl: string, token: string) =>
    content(
      texts.guestSubject(),
      texts.guestText,
      `${publicUrl}/du-lieu-ca-nhan#${token}`,
      '',
      texts.notYou,
    ),
  invitation: (guardian: string, child: string, publicUrl: string, token: string) =>
    content(
      texts.invitationSubject(),
      texts.hello(guardian),
      '',
      texts.invitationText(child),
      `${publicUrl}/giam-ho#moi=${token}`,
      '',
      texts.notParent,
    ),
  guardianSaidNo: (name: string, publicUrl: string, erasedOn: string | null) =>
    content(
      texts.noSubject(),
      texts.hello(name),
      '',
      texts.noText,
      ...(erasedOn === null ? [] : [texts.noErasure(erasedOn)]),
      '',
      texts.noWay,
      `${publicUrl}/tai-khoan/du-lieu`,
    ),
  childErasureAsked: (guardian: string, child: string, day: string) =>
    content(texts.erasureSubject(), texts.hello(guardian), '', texts.childErasureText(child, day)),
  guardianLink: (publicUrl: string, token: string) =>
    content(
      texts.guardianSubject(),
      texts.guardianText,
      `${publicUrl}/giam-ho#xem=${token}`,
      '',
      texts.notYou,
    ),
}
