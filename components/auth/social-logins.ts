/** Which sign-in providers the shop is configured for. */
export type SocialLogins = { google: boolean; facebook: boolean }
