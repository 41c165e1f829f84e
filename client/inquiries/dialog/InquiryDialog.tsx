import { Send, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useWords } from '#client/core/language.tsx'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { InquiryFields } from './InquiryFields.tsx'
import { useInquiry } from './useInquiry.ts'

interface Props {
  listing: Listing
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The message to begin with. */
  question?: string | undefined
}

export function InquiryDialog({ listing, open, onOpenChange, question }: Props) {
  const { inquiries: w } = useWords('inquiries')
  const { title } = useListingText(listing)
  const id = useId()
  const inquiry = useInquiry(listing, { isOpen: open, question, onSent: () => onOpenChange(false) })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={w.title}
      description={title}
      footer={
        <>
          {inquiry.failure && (
            <p className="flex basis-full items-start gap-2.5 rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              {inquiry.failure}
            </p>
          )}
          <p className="min-w-0 flex-1 basis-48 text-ink-muted text-sm">{w.privacy}</p>
          <Button
            type="submit"
            form={id}
            busy={inquiry.isBusy}
            icon={<Send aria-hidden="true" className="size-4.5" />}
            className="max-sm:w-full"
          >
            {w.send}
          </Button>
        </>
      }
    >
      <form id={id} ref={inquiry.form} noValidate onSubmit={inquiry.submit} className="grid gap-5 pt-1">
        <InquiryFields listing={listing} {...inquiry} />
        <div aria-hidden="true" className="sr-only">
          <label>
            {w.trap}
            <input ref={inquiry.trap} name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </form>
    </Dialog>
  )
}
