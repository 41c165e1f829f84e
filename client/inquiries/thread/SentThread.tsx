import { paths } from '#client/paths.ts'
import { Conversation } from './Conversation.tsx'
import { ThreadFrame } from './Thread.tsx'

export function SentThread({ id }: { id: string }) {
  return (
    <ThreadFrame back={paths.inboxSent}>
      <Conversation reference={id} level={2} />
    </ThreadFrame>
  )
}
