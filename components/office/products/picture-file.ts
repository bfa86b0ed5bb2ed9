/** What a picture's file may be. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** The file without the `data:` in front of it. */
export const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(file)
  })
