import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useCurrentInSight } from './list/useCurrentInSight.ts'

/** Instead of Radix's own styles, which the CSP forbids in HTML. */
const unstyled = { outline: undefined, animationDuration: undefined }

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[]
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
}

export function Tabs<Value extends string>({ label, tabs, value, defaultValue, onChange }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  useCurrentInSight(list, '[data-state=active]', value)
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (chosen) onChange?.(chosen.value)
      }}
    >
      <Radix.List
        ref={list}
        aria-label={label}
        style={unstyled}
        className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_var(--line)]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 shrink-0 whitespace-nowrap border-transparent border-b-2 px-4 font-semibold text-ink-muted text-sm outline-offset-[-3px] transition-colors hover:text-ink data-[state=active]:border-action data-[state=active]:text-action"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} asChild>
          <div style={unstyled} className="pt-5">
            {tab.content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
