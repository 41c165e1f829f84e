import { mediaUrl } from '#shared/media/mediaUrls.ts'

export const logoUrl = (logoId: string | null) => (logoId === null ? null : mediaUrl(logoId, 320, 'webp'))
