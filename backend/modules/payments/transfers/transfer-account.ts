/** Where bank transfers go. */
export type TransferAccount = { bank: string; bin: string; account: string; accountName: string }

declare module '@/backend/platform/settings' {
  interface Accounts {
    /** Null when the shop takes no bank transfers. */
    transferAccount: TransferAccount | null
  }
}
