import * as Radix from '@radix-ui/react-dialog'
import { type RefObject, useRef } from 'react'
import type { Listing } from '#shared/listings/listings.ts'
import { ChatHeader } from './ChatHeader.tsx'
import { MessageList } from './MessageList.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { TalkingAbout } from './TalkingAbout.tsx'
import { useChat } from './useChat.ts'
import { useKeyboardInset } from './useKeyboardInset.ts'

interface ChatPanelProps {
  listing: Listing | undefined
  isOpen: boolean
  onClose: () => void
  returnFocus: () => void
}

export function ChatPanel({ listing, isOpen, onClose, returnFocus }: ChatPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={panel}
          data-beside
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            // A phone's keyboard would cover the greeting.
            if (matchMedia('(pointer: fine)').matches) field.current?.focus()
            else panel.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
          }}
          className="fixed inset-x-0 top-[max(0.5rem,env(safe-area-inset-top))] bottom-[max(calc(4rem+env(safe-area-inset-bottom)),var(--keyboard,0px))] z-40 flex flex-col overflow-hidden rounded-t-xl border bg-surface-raised shadow-overlay outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise large-text:inset-0 large-text:rounded-none short:inset-0 short:rounded-none short:px-safe md:top-auto md:right-[max(1.5rem,env(safe-area-inset-right))] md:bottom-6 md:left-auto md:h-[min(44rem,calc(100dvh-6.5rem))] md:w-104 md:rounded-xl print:hidden"
        >
          <Opened listing={listing} panel={panel} field={field} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface OpenedProps {
  listing: Listing | undefined
  panel: RefObject<HTMLDivElement | null>
  field: RefObject<HTMLTextAreaElement | null>
}

function Opened({ listing, panel, field }: OpenedProps) {
  const chat = useChat(listing?.id)
  useKeyboardInset(panel)
  return (
    <>
      <ChatHeader listing={listing} chat={chat} />
      <MessageList listing={listing} chat={chat} />
      <TalkingAbout
        pieces={chat.pending === undefined ? chat.about : []}
        onForget={() => {
          chat.forget()
          field.current?.focus({ preventScroll: true })
        }}
      />
      <QuestionForm chat={chat} field={field} />
    </>
  )
}
