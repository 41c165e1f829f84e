import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Check, CircleCheck, CircleX, ExternalLink, Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { RejectDialog } from '#client/admin/listings/RejectDialog.tsx'
import { statusTones } from '#client/admin/listings/statusTones.ts'
import type { Batch } from '#client/admin/listings/useBatch.ts'
import { panelPaths } from '#client/admin/panelPaths.ts'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { ListingFacts } from '#client/listings/card/ListingFacts.tsx'
import { paths } from '#client/paths.ts'
import { verdictQuery } from '#client/prices/prices.api.ts'
import { StandingBadges } from '#client/prices/StandingBadges.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { useReplacedFocus } from '#client/ui/focus/useReplacedFocus.ts'
import { Picture } from '#client/ui/Picture.tsx'
import { formatUSD } from '#shared/core/money.ts'
import type { Approval } from '#shared/listings/approvals.ts'
import { moderationState } from '#shared/listings/moderation.ts'
import { ApprovalChanges } from './ApprovalChanges.tsx'

export type Decision = 'approve' | 'reject'

interface Props {
  approval: Approval
  /** Just made: the card stays, so that the next does not slide under the pointer. */
  decision?: Decision | undefined
  onDecision?: (decision: Decision) => void
  batch: Batch
}

export function ApprovalCard({ approval, decision, onDecision, batch }: Props) {
  const { language } = useLanguage()
  const { moderation, approvals: w } = useWords('moderation', 'approvals')
  const { listing, owner, kind, since, approvedAt, changes } = approval
  const ago = (moment: string) => formatAgo(moment, language, Date.now())
  const isShown = listing.status === 'active' || listing.status === 'reserved'
  const hasChanges = Object.keys(changes).length > 0
  const isWaiting = listing.status === 'pending' || (isShown && hasChanges)
  return (
    <article className="grid grid-cols-1 gap-4 rounded-xl border bg-surface-raised p-4 shadow-card sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="break-words text-xl">{listing.title}</h2>
          <p className="mt-1 text-ink-muted text-sm">
            {listing.neighborhood}, {listing.city} ·{' '}
            {owner.kind === 'admin' ? (
              moderation.list.of(owner.name)
            ) : (
              <Link
                href={panelPaths.users({ text: owner.id })}
                className="text-action underline underline-offset-4"
              >
                {moderation.list.of(owner.name)}
              </Link>
            )}
          </p>
          <p className="mt-0.5 text-ink-muted text-sm">
            {isWaiting && `${w.since(ago(since))} · `}
            {approvedAt ? w.approvedAt(ago(approvedAt)) : w.neverApproved}
          </p>
        </div>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={statusTones[moderationState(listing)]}>
            {moderation.statuses[moderationState(listing)]}
          </Badge>
          {isShown && hasChanges && <Badge tone="warning">{w.changedKind}</Badge>}
          {listing.status === 'pending' && (
            <Badge tone="action">{approvedAt ? w.changedKind : w.newKind}</Badge>
          )}
        </p>
      </header>
      {listing.rejectionReason && (
        <p className="rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning">
          {moderation.fields.rejectionReason}: {listing.rejectionReason}
        </p>
      )}
      <p className="text-ink-muted text-sm">{kind === 'new' ? w.newText : hasChanges && w.changedText}</p>
      <Pictures listing={listing} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="font-bold font-display text-2xl tabular-nums">{formatUSD(listing.priceUSD)}</p>
        <ListingFacts listing={listing} />
        <Verdict id={listing.id} />
      </div>
      {hasChanges ? (
        <ApprovalChanges changes={changes} />
      ) : (
        <>
          {approvedAt && <p className="text-ink-muted text-sm">{w.noChanges}</p>}
          <p className="max-w-reading whitespace-pre-line break-words">{listing.description}</p>
        </>
      )}
      <Actions
        approval={approval}
        decision={decision}
        onDecision={onDecision}
        batch={batch}
        canApprove={isWaiting}
      />
    </article>
  )
}

const shownPictures = 8

function Pictures({ listing }: Pick<Approval, 'listing'>) {
  const { approvals: w } = useWords('approvals')
  if (listing.media.length === 0) return <p className="font-semibold">{w.noPictures}</p>
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-8">
      {listing.media.slice(0, shownPictures).map((media, index) => (
        <li key={media.id} className="relative">
          <Picture
            media={media}
            alt={media.caption ?? `${w.pictures} ${index + 1}`}
            sizes="(min-width: 1024px) 140px, 33vw"
            className="aspect-4/3 rounded-md"
          />
          {index === shownPictures - 1 && listing.media.length > shownPictures && (
            <span className="absolute inset-0 grid place-items-center rounded-md bg-veil font-bold text-white">
              +{listing.media.length - shownPictures}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Verdict({ id }: { id: string }) {
  const { data } = useQuery(verdictQuery(id))
  return data?.standing ? <StandingBadges standing={data.standing} /> : null
}

function Actions({ approval, decision, onDecision, batch, canApprove }: Props & { canApprove: boolean }) {
  const { moderation, approvals } = useWords('moderation', 'approvals')
  const [isRejecting, setRejecting] = useState(false)
  const { id, status } = approval.listing
  const isBusy = batch.isBusy(id)
  const decide = (action: Decision, reason?: string) =>
    batch.run({
      action,
      listings: [approval.listing],
      ...(reason && { reason }),
      onDone(ids) {
        setRejecting(false)
        if (ids.length > 0) onDecision?.(action)
      },
    })
  const focus = useReplacedFocus()
  const canReject = status === 'pending' || status === 'active' || status === 'reserved'
  return (
    <footer className="flex flex-wrap gap-2 border-t pt-4">
      {decision && <Decided ref={focus.take} decision={decision} />}
      {!decision && canApprove && (
        <Button
          busy={isBusy}
          icon={<Check aria-hidden="true" className="size-5" />}
          onClick={(event) => {
            focus.pass(event)
            decide('approve')
          }}
        >
          {status === 'pending' ? moderation.actions.approve : approvals.accept}
        </Button>
      )}
      {!decision && canReject && (
        <Button
          variant="secondary"
          disabled={isBusy}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={(event) => {
            focus.pass(event)
            setRejecting(true)
          }}
        >
          {moderation.actions.reject}
        </Button>
      )}
      <ButtonLink
        to={panelPaths.editProperty(id)}
        variant="quiet"
        icon={<Pencil aria-hidden="true" className="size-4.5" />}
      >
        {moderation.list.edit}
      </ButtonLink>
      {(decision ? decision === 'approve' : status === 'active' || status === 'reserved') && (
        <ButtonLink
          to={paths.property(id)}
          variant="quiet"
          icon={<ExternalLink aria-hidden="true" className="size-4.5" />}
        >
          {approvals.see}
        </ButtonLink>
      )}
      <RejectDialog
        count={1}
        open={isRejecting}
        isBusy={isBusy}
        onOpenChange={setRejecting}
        onReject={(reason) => decide('reject', reason)}
      />
    </footer>
  )
}

function Decided({ ref, decision }: { ref: (element: HTMLElement | null) => void; decision: Decision }) {
  const { moderation } = useWords('moderation')
  const [Icon, tone] = decision === 'approve' ? [CircleCheck, 'text-positive'] : [CircleX, 'text-danger']
  return (
    <p
      ref={ref}
      tabIndex={-1}
      className={clsx('inline-flex min-h-11 items-center gap-2 font-semibold', tone)}
    >
      <Icon aria-hidden="true" className="size-5" />
      {moderation.done[decision](1)}
    </p>
  )
}
