import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { formatAgo, formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Badge, type Tone } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { DropdownMenu } from '#client/ui/DropdownMenu.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { Feed } from '#shared/imports/feeds.ts'
import { feedSources } from '#shared/imports/feedTypes.ts'
import { FeedRuns } from './FeedRuns.tsx'
import { KeyDialog } from './KeyDialog.tsx'
import { RemoveFeedDialog } from './RemoveFeedDialog.tsx'
import { useFeedActions } from './useFeedActions.ts'

type State = 'running' | 'stuck' | 'waiting' | 'off' | 'on'
const tones: Record<State, Tone> = {
  running: 'action',
  stuck: 'danger',
  waiting: 'warning',
  off: 'neutral',
  on: 'positive',
}

function stateOf({ isRunning, problem, isReviewed, isOn }: Feed): State {
  if (isRunning) return 'running'
  if (problem) return 'stuck'
  if (!isReviewed) return 'waiting'
  return isOn ? 'on' : 'off'
}

export function FeedCard({ feed }: { feed: Feed }) {
  const { imports: w } = useWords('imports')
  const { language } = useLanguage()
  const [dialog, setDialog] = useState<'key' | 'remove'>()
  const { name, url, format, hasKey, leads, isOn, isReviewed, isRunning, problem, lastRunAt, runs } = feed
  const actions = useFeedActions(feed)
  const hasLeads = leads.sent + leads.waiting + leads.failed > 0
  const state = stateOf(feed)
  const [latest] = runs
  const isToReview = !isReviewed && (latest?.state === 'mapping' || latest?.state === 'ready')
  const hasOwnAddress = feedSources[format].address === null
  const kind = w.feeds.formats[format]
  const facts = [
    hasOwnAddress && kind,
    lastRunAt && w.feeds.last(formatAgo(lastRunAt, language, Date.now())),
    hasLeads && w.feeds.leads(formatNumber(leads.sent, language), leads.waiting, leads.failed),
  ]
  return (
    <li className="py-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <b className="wrap-anywhere font-semibold">{hasOwnAddress ? name : kind}</b>
            <Badge tone={tones[state]}>{w.feeds[state]}</Badge>
          </p>
          {hasOwnAddress && <p className="wrap-anywhere mt-1 font-mono text-ink-muted text-sm">{url}</p>}
          <p className="mt-1 text-ink-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <DropdownMenu
          trigger={
            <IconButton
              label={w.feeds.menu(name)}
              icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
            />
          }
          items={[
            ...(isRunning ? [] : [{ label: w.feeds.runNow, onSelect: () => actions.run(false) }]),
            ...(isReviewed ? [{ label: w.feeds.reviewAgain, onSelect: actions.review }] : []),
            { label: isOn ? w.feeds.switchOff : w.feeds.switchOn, onSelect: () => actions.turn(!isOn) },
            ...(hasKey ? [{ label: w.feeds.changeKey, onSelect: () => setDialog('key') }] : []),
            { label: w.feeds.remove, onSelect: () => setDialog('remove'), hasSeparator: true, danger: true },
          ]}
        />
      </div>
      {problem && !isRunning && (
        <div className="mt-2 grid justify-items-start gap-2">
          <p className="text-danger text-sm">{w.feeds.problems[problem]}</p>
          {(problem === 'shrunken' || problem === 'unreadable') && (
            <Button variant="secondary" size="sm" busy={actions.isBusy} onClick={() => actions.run(true)}>
              {w.feeds.accept}
            </Button>
          )}
        </div>
      )}
      {isToReview && latest && (
        <Link
          href={paths.import(latest.id)}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
        >
          {w.feeds.review}
        </Link>
      )}
      {isReviewed && <FeedRuns runs={runs} />}
      {dialog === 'key' && <KeyDialog feed={feed} onClose={() => setDialog(undefined)} />}
      {dialog === 'remove' && <RemoveFeedDialog feed={feed} onClose={() => setDialog(undefined)} />}
    </li>
  )
}
