import type { PageProps } from '#client/core/page.ts'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { Conversation } from './thread/Conversation.tsx'

export default function ConversationPage({ params: { ref = '' } }: PageProps) {
  return (
    <PageFrame>
      <div className="mx-auto max-w-3xl">
        <Conversation key={ref} reference={ref} level={1} />
      </div>
    </PageFrame>
  )
}
