import { useEffect, useRef } from 'react'
import { call } from '#client/core/call.ts'
import { inboxApi } from '#shared/inquiries/inbox.ts'

/** Milliseconds; a mark lasts half a minute. */
const repeat = 15_000

/** Tells colleagues that an answer is being written; to be called with each text. Best effort: nothing depends on it. */
export function useWritingMark(id: string, isTeam: boolean): (text: string) => void {
  const marked = useRef(0)
  const mark = (isWriting: boolean) => {
    marked.current = isWriting ? Date.now() : 0
    call(inboxApi.change, { params: { id }, body: { isWriting } }).catch(() => undefined)
  }
  const leave = useRef(() => {})
  leave.current = () => {
    if (marked.current > 0) mark(false)
  }
  useEffect(() => () => leave.current(), [])
  return (text) => {
    if (!isTeam) return
    if (text.trim() === '') leave.current()
    else if (Date.now() - marked.current > repeat) mark(true)
  }
}
