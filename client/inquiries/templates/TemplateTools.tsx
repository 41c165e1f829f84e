import { BookmarkPlus, NotebookText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import type { InboxScope } from '#client/inquiries/inbox/scope.ts'
import { localTitle } from '#client/inquiries/localTitle.ts'
import { Button } from '#client/ui/Button.tsx'
import type { InquiryThread } from '#shared/inquiries/inbox.ts'
import { fillTemplate } from './fillTemplate.ts'

const TemplatesDialog = lazyPart(() =>
  import('./TemplatesDialog.tsx').then(({ TemplatesDialog }) => TemplatesDialog),
)
const SaveTemplate = lazyPart(() => import('./SaveTemplate.tsx').then(({ SaveTemplate }) => SaveTemplate))

interface Props {
  thread: InquiryThread
  scope: InboxScope
  text: string
  onUse: (text: string) => void
}

export function TemplateTools({ thread, scope, text, onUse }: Props) {
  const { language } = useLanguage()
  const { inbox: w } = useWords('inbox')
  const [shown, setShown] = useState<'choice' | 'saving'>()
  const close = () => setShown(undefined)
  const [firstName = ''] = (thread.name ?? '').split(' ')
  function use(template: string) {
    const filled = fillTemplate(template, { name: firstName, listing: localTitle(thread.listing, language) })
    onUse(text.trim() ? `${text.trimEnd()}\n\n${filled}` : filled)
    close()
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        icon={<NotebookText aria-hidden="true" className="size-4.5" />}
        onClick={() => setShown('choice')}
        className="min-h-11"
      >
        {w.templates}
      </Button>
      {text.trim() !== '' && (
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          icon={<BookmarkPlus aria-hidden="true" className="size-4.5" />}
          onClick={() => setShown('saving')}
          className="min-h-11"
        >
          {w.saveTemplate}
        </Button>
      )}
      <Suspense>
        {shown === 'choice' && <TemplatesDialog scope={scope} onUse={use} onClose={close} />}
        {shown === 'saving' && <SaveTemplate scope={scope} text={text.trim()} onClose={close} />}
      </Suspense>
    </>
  )
}
