import { clearDrafts } from './dialog/inquiryDraft.ts'
import { clearMessageDrafts } from './thread/messageDrafts.ts'

/** When somebody signs out: what they have not sent is not for who comes next. */
export function clearInquiryDrafts(): void {
  clearDrafts()
  clearMessageDrafts()
}
