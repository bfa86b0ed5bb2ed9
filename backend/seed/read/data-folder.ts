import { fileURLToPath } from 'node:url'

/** Where the content of the demonstration lies; no other file knows. */
export const dataFolder = fileURLToPath(new URL('../data/', import.meta.url))
