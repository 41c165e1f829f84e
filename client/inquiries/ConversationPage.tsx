import { useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { Conversation } from './thread/Conversation.tsx'

/** `/inquiries/{ref}`, where the mails lead. */
export default function ConversationPage({ params: { ref = '' } }: PageProps) {
  const { inbox: w } = useWords('inbox')
  return (
    <PageFrame>
      <div className="mx-auto max-w-3xl">
        <Conversation key={ref} reference={ref} level={1} />
        <p className="mt-4 text-center text-ink-muted text-sm">{w.conversationLead}</p>
      </div>
    </PageFrame>
  )
}
