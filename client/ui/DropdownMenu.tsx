import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useOverlay } from '#client/core/history/useOverlay.ts'

export interface MenuItem {
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  hasSeparator?: boolean
  danger?: boolean
}

export function DropdownMenu(props: { trigger: ReactNode; heading?: ReactNode; items: readonly MenuItem[] }) {
  const [isOpen, setOpen] = useState(false)
  useOverlay(isOpen, () => setOpen(false))
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 min-w-56 rounded-lg border bg-surface-raised p-1.5 shadow-lifted data-[state=closed]:animate-fade-out data-[state=open]:animate-rise"
        >
          {props.heading && <Radix.Label className="px-3 py-2">{props.heading}</Radix.Label>}
          {props.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a menu hold no state
            <div key={index} role="none">
              {item.hasSeparator && <Radix.Separator className="my-1.5 h-px bg-line" />}
              <Radix.Item
                onSelect={item.onSelect}
                className={`flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 outline-none data-highlighted:bg-surface-sunken ${item.danger ? 'text-danger' : ''}`}
              >
                {item.icon}
                {item.label}
              </Radix.Item>
            </div>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
