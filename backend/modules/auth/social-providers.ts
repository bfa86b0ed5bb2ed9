export type SocialPerson = {
  provider: 'google' | 'facebook'
  /** The provider's name for the person; the only thing that never changes. */
  subject: string
  email: string | null
  isEmailVerified: boolean
  name: string
  photoUrl: string | null
}

/** Configured providers; each returns null for a token that is not good. */
export type SocialProviders = {
  google?: (idToken: string) => Promise<SocialPerson | null>
  facebook?: (userID: string, accessToken: string) => Promise<SocialPerson | null>
}

declare module '@/backend/platform/context' {
  interface Services {
    /** Google and Facebook sign-in, as far as configured. */
    social?: SocialProviders
  }
}
