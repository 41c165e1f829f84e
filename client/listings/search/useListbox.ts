import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'

/** A press on an option takes the focus from the field first; the list must still be there when it lands. */
const blurDelay = 150

interface ListboxOptions {
  /** How many options there are to choose from now. */
  count: number
  onChoose: (index: number) => void
  /** When the field is left, or its list closed from outside. */
  onLeave?: () => void
}

/** A text field with a list of options under it: arrow keys, Enter, Escape, a press outside, leaving. */
export function useListbox<Container extends HTMLElement>({ count, onChoose, onLeave }: ListboxOptions) {
  const id = useId()
  const container = useRef<Container>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [wantsOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = wantsOpen && count > 0
  const activeIndex = isOpen && active < count ? active : -1

  const open = () => {
    clearTimeout(timer.current)
    setOpen(true)
    setActive(-1)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
    setActive(-1)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  usePressOutside(container, isOpen, close)
  useActiveInSight(isOpen && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setOpen(true)
      setActive(activeIndex < 0 ? (step > 0 ? 0 : count - 1) : (activeIndex + step + count) % count)
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault()
      close()
      onChoose(activeIndex)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }

  return {
    container,
    isOpen,
    wantsOpen,
    open,
    close,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': activeIndex >= 0 ? `${id}-${activeIndex}` : undefined,
      autoComplete: 'off',
      onKeyDown,
      onBlur: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          close()
          onLeave?.()
        }, blurDelay)
      },
    },
    listId: id,
    optionProps: (index: number) => ({
      role: 'option',
      id: `${id}-${index}`,
      'aria-selected': index === activeIndex,
      onPointerMove: () => setActive(index),
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => {
        close()
        onChoose(index)
      },
    }),
  } as const
}

function usePressOutside(container: RefObject<HTMLElement | null>, isOn: boolean, onPress: () => void) {
  const handler = useRef(onPress)
  useEffect(() => {
    handler.current = onPress
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) handler.current()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [container, isOn])
}

function useActiveInSight(optionId: string | undefined) {
  useEffect(() => {
    if (optionId) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' })
  }, [optionId])
}
