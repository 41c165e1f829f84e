import * as Radix from '@radix-ui/react-dialog'
import { MessageSquarePlus, X } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Nanduti } from '#client/ui/Nanduti.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import type { ChatHandle } from './useChat.ts'

interface ChatHeaderProps {
  listing: Listing | undefined
  chat: ChatHandle
}

const buttonClass = 'text-river-ink! hover:bg-river-lace/25! focus-visible:outline-river-ink'

export function ChatHeader({ listing, chat }: ChatHeaderProps) {
  const { chat: w, core } = useWords('chat', 'core')
  return (
    <div className="relative flex shrink-0 items-center gap-1 overflow-hidden bg-river py-2.5 pr-2 pl-4 text-river-ink">
      <Nanduti
        seed={7}
        strokeWidth={0.7}
        className="pointer-events-none absolute -top-10 right-16 size-36 text-river-lace opacity-35"
      />
      <div className="relative min-w-0 flex-1">
        <Radix.Title className="text-lg leading-snug">{w.title}</Radix.Title>
        <p className="truncate text-river-muted text-xs">
          {listing === undefined ? w.scope : <PropertyTitle listing={listing} />}
        </p>
      </div>
      {chat.messages.length > 0 && (
        <IconButton
          label={w.restart}
          icon={<MessageSquarePlus aria-hidden="true" className="size-5" />}
          onClick={chat.restart}
          className={buttonClass}
        />
      )}
      <Radix.Close asChild>
        <IconButton
          label={core.close}
          icon={<X aria-hidden="true" className="size-5" />}
          className={buttonClass}
        />
      </Radix.Close>
    </div>
  )
}

function PropertyTitle({ listing }: { listing: Listing }) {
  const { title, titleLanguage } = useListingText(listing)
  return <span lang={titleLanguage}>{title}</span>
}
