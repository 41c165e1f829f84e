import clsx from 'clsx'
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
  Printer,
  RotateCw,
  Trash2,
} from 'lucide-react'
import { useLocation } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { DropdownMenu } from '#client/ui/DropdownMenu.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { MyListing } from '#shared/listings/publishing.ts'
import { sheetPaths } from '#shared/sheets.ts'
import { type Action, actionsOf } from './state.ts'
import type { MineAction } from './useMineActions.ts'

const icons: Record<Action, LucideIcon> = {
  renew: RotateCw,
  activate: CirclePlay,
  reactivate: CirclePlay,
  edit: Pencil,
  view: Eye,
  prices: ChartColumn,
  poster: Printer,
  reserve: Bookmark,
  pause: Pause,
  close: CircleCheck,
  remove: Trash2,
}

interface Props {
  listing: MyListing
  onPage?: boolean
  isBusy: boolean
  onAct: (action: MineAction) => void
  onRemove: () => void
}

const onPageButtons: readonly Action[] = ['activate', 'reactivate', 'renew', 'pause']

export function MineActions({ listing, onPage, isBusy, onAct, onRemove }: Props) {
  const { mine: w } = useWords('mine')
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  const [first, ...others] = actionsOf(listing, Date.now())
  const isButton = (action: Action) => onPage && onPageButtons.includes(action)
  const buttons = [...(first && first !== 'edit' ? [first] : []), ...others.filter(isButton)]
  const inMenu = others.filter(
    (action) => !isButton(action) && !(onPage && ['view', 'edit'].includes(action)),
  )
  const icon = (action: Action) => {
    const Icon = icons[action]
    return <Icon aria-hidden="true" className="size-4.5 shrink-0" />
  }
  const buttonIcon = (action: Action) => (
    <span className={onPage ? 'max-sm:hidden' : undefined}>{icon(action)}</span>
  )
  function choose(action: Action) {
    if (action === 'edit') navigate(paths.edit(listing.id))
    else if (action === 'view') navigate(paths.property(listing.id))
    else if (action === 'prices') navigate(paths.priceDashboard)
    else if (action === 'poster') window.open(sheetPaths.poster(listing.id, language), '_blank', 'noopener')
    else if (action === 'remove') onRemove()
    else onAct(action)
  }
  return (
    <div className={clsx('flex items-center gap-2', onPage ? 'flex-wrap' : 'ml-auto')}>
      <ButtonLink
        to={paths.edit(listing.id)}
        variant="secondary"
        size="sm"
        icon={buttonIcon('edit')}
        className={first === 'edit' || onPage ? undefined : 'max-sm:hidden'}
      >
        {w.actions.edit}
        <span className="sr-only">: {listing.title}</span>
      </ButtonLink>
      {buttons.map((action) => (
        <Button
          key={action}
          variant={action === first ? 'primary' : 'secondary'}
          size="sm"
          icon={buttonIcon(action)}
          busy={isBusy}
          onClick={() => choose(action)}
        >
          {w.actions[action]}
          <span className="sr-only">: {listing.title}</span>
        </Button>
      ))}
      <DropdownMenu
        trigger={
          <IconButton
            label={w.of(w.moreActions, listing.title)}
            icon={<Ellipsis aria-hidden="true" className="size-5" />}
          />
        }
        items={inMenu.map((action) => ({
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
