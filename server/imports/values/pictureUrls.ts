/** Of one listing; more are left out. */
export const maxPictures = 40

/** Addresses parted by spaces, bars, semicolons, or commas before the next one. */
export function pictureUrls(text: string): { urls: string[]; bad: string[] } {
  const parts = text.split(/[\s|;"<>]+|,(?=\s{0,5}https?:)/i).filter((part) => part !== '')
  const urls: string[] = []
  const bad: string[] = []
  for (const part of parts) {
    const bare = part.replace(/,$/, '')
    if (/^https?:\/\//i.test(bare) && URL.canParse(bare) && bare.length <= 2000) urls.push(new URL(bare).href)
    else if (bare !== '') bad.push(bare.slice(0, 100))
  }
  return { urls, bad }
}
