import { lazyPart } from '#client/core/lazyPart.tsx'

export const InquiryDialog = lazyPart(
  () => import('#client/inquiries/dialog/InquiryDialog.tsx').then(({ InquiryDialog }) => InquiryDialog),
  'inquiries',
)

export function preloadInquiryDialog(): void {
  InquiryDialog.load().catch(() => undefined)
}
