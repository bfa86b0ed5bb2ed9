/** Where bank transfers go. */
export type TransferAccount = { bank: string; bin: string; account: string; accountName: string }
