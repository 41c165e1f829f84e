import {
  Bookmark,
  ChartColumn,
  CircleCheck,
  CirclePlay,
  Ellipsis,
  Eye,
  type LucideIcon,
  Pause,
  Pencil,
  RotateCw,
  Trash2,
} from 'lucide-react'
import { useLocation } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { DropdownMenu } from '#client/ui/DropdownMenu.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { OwnListing } from '#shared/listings/publishing.ts'
import { type Action, actionsOf } from './state.ts'
import type { OwnAction } from './useOwnActions.ts'

const icons: Record<Action, LucideIcon> = {
  renew: RotateCw,
  activate: CirclePlay,
  reactivate: CirclePlay,
  edit: Pencil,
  view: Eye,
  prices: ChartColumn,
  reserve: Bookmark,
  pause: Pause,
  close: CircleCheck,
  remove: Trash2,
}

interface Props {
  listing: OwnListing
  isBusy: boolean
  onAct: (action: OwnAction) => void
  onRemove: () => void
}

/** The most likely action as a button, the others in a menu. */
export function OwnActions({ listing, isBusy, onAct, onRemove }: Props) {
  const { mine: w } = useWords('mine')
  const [, navigate] = useLocation()
  const [first, ...others] = actionsOf(listing, Date.now())
  const icon = (action: Action) => {
    const Icon = icons[action]
    return <Icon aria-hidden="true" className="size-4.5 shrink-0" />
  }
  function choose(action: Action) {
    if (action === 'edit') navigate(paths.edit(listing.id))
    else if (action === 'view') navigate(paths.property(listing.id))
    else if (action === 'prices') navigate(paths.priceDashboard)
    else if (action === 'remove') onRemove()
    else onAct(action)
  }
  return (
    <div className="ml-auto flex items-center gap-2">
      <ButtonLink
        to={paths.edit(listing.id)}
        variant="secondary"
        size="sm"
        icon={icon('edit')}
        className={first === 'edit' ? undefined : 'max-sm:hidden'}
      >
        {w.actions.edit}
        <span className="sr-only">: {listing.title}</span>
      </ButtonLink>
      {first && first !== 'edit' && (
        <Button size="sm" icon={icon(first)} busy={isBusy} onClick={() => choose(first)}>
          {w.actions[first]}
          <span className="sr-only">: {listing.title}</span>
        </Button>
      )}
      <DropdownMenu
        trigger={
          <IconButton
            label={w.of(w.moreActions, listing.title)}
            icon={<Ellipsis aria-hidden="true" className="size-5" />}
          />
        }
        items={others.map((action) => ({
          label: w.actions[action],
          icon: icon(action),
          onSelect: () => choose(action),
          hasSeparator: action === 'remove',
          danger: action === 'remove',
        }))}
      />
    </div>
  )
}
