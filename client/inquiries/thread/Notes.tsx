import { useMutation, useQueryClient } from '@tanstack/react-query'
import { StickyNote, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '#client/core/call.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { newKey } from '#client/core/newKey.ts'
import { threadQuery } from '#client/inquiries/inbox/inbox.api.ts'
import type { InboxScope } from '#client/inquiries/inbox/scope.ts'
import { momentText } from '#client/inquiries/marketTime.ts'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { type InquiryThread, inboxApi } from '#shared/inquiries/inbox.ts'
import { inquiryLimits } from '#shared/inquiries/inquiries.ts'
import { readMessageDraft, storeMessageDraft } from './messageDrafts.ts'

interface NotesProps {
  thread: InquiryThread
  scope: InboxScope
}

export function Notes({ thread, scope }: NotesProps) {
  const { language } = useLanguage()
  const { inbox: w } = useWords('inbox')
  const { refresh, sayFailure } = useNoteChange({ thread, scope })
  const remove = useMutation({
    mutationFn: (noteId: string) => call(inboxApi.removeNote, { params: { id: thread.id, noteId } }),
    onSuccess: refresh,
    onError: sayFailure,
  })
  return (
    <section aria-label={w.notes} className="grid gap-3 rounded-lg bg-warning-soft/50 p-4">
      <div>
        <h3 className="flex items-center gap-2 font-semibold text-base">
          <StickyNote aria-hidden="true" className="size-4.5" />
          {w.notes}
        </h3>
        <p className="text-ink-muted text-sm">
          {scope.name === 'panel'
            ? w.notesLeadAll
            : thread.holder === undefined
              ? w.notesLead
              : w.notesLeadTeam}
        </p>
      </div>
      {thread.notes.length > 0 && (
        <ul className="grid gap-2">
          {thread.notes.map((note) => (
            <li key={note.id} className="flex items-start gap-2 rounded bg-surface-raised py-2 pr-1 pl-3">
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
                <p className="text-ink-muted text-xs">
                  {note.author && `${note.author} · `}
                  <time dateTime={note.createdAt}>{momentText(note.createdAt, language)}</time>
                </p>
              </div>
              <IconButton
                label={w.removeNote}
                icon={<X aria-hidden="true" className="size-4.5" />}
                disabled={remove.isPending}
                onClick={() => remove.mutate(note.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <NoteForm thread={thread} scope={scope} />
    </section>
  )
}

function useNoteChange({ thread, scope }: NotesProps) {
  const { core, inbox: w } = useWords('core', 'inbox')
  const client = useQueryClient()
  const { queryKey } = threadQuery(thread.id, scope)
  return {
    refresh: () => client.invalidateQueries({ queryKey }),
    sayFailure: () => toast({ variant: 'destructive', title: core.error, description: w.noteFailed }),
  }
}

function NoteForm({ thread, scope }: NotesProps) {
  const { inbox: w } = useWords('inbox')
  const draftName = `notes.${scope.name}.${thread.id}`
  const [draft, setDraft] = useState(() => readMessageDraft(draftName))
  const { refresh, sayFailure } = useNoteChange({ thread, scope })
  function write(next: typeof draft) {
    setDraft(next)
    storeMessageDraft(draftName, next)
  }
  const add = useSingleMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      call(inboxApi.addNote, { params: { id: thread.id }, body: { text }, idempotencyKey: key }),
    onSuccess() {
      write({ text: '' })
      return refresh()
    },
    onError: sayFailure,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const text = draft.text.trim()
    if (!text || add.isRunning()) return
    const sent = draft.sent?.text === text ? draft.sent : { text, key: newKey() }
    write({ text: draft.text, sent })
    add.mutate(sent)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <Field label={w.note} hideLabel>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={inquiryLimits.message}
            placeholder={w.note}
            value={draft.text}
            onChange={({ target }) => write({ ...draft, text: target.value })}
            className="min-h-16"
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        busy={add.isPending}
        disabled={draft.text.trim() === ''}
        className="min-h-11 justify-self-end"
      >
        {w.addNote}
      </Button>
    </form>
  )
}
