import { clearDrafts } from './dialog/inquiryDraft.ts'
import { clearMessageDrafts } from './thread/messageDrafts.ts'

/** On sign-out, for the next user. */
export function clearInquiryDrafts(): void {
  clearDrafts()
  clearMessageDrafts()
}
