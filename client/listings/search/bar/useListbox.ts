import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'

/** Milliseconds: a click on an option blurs the field before it selects. */
const blurDelay = 150

interface ListboxOptions {
  count: number
  onChoose: (index: number) => void
  onBlur?: () => void
}

/** A combobox as in the ARIA Authoring Practices. */
export function useListbox<Container extends HTMLElement>({ count, onChoose, onBlur }: ListboxOptions) {
  const id = useId()
  const container = useRef<Container>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpenRequested, setOpen] = useState(false)
  const [highlighted, setHighlighted] = useState(-1)
  const isOpen = isOpenRequested && count > 0
  const highlightedIndex = isOpen && highlighted < count ? highlighted : -1

  const open = () => {
    clearTimeout(timer.current)
    setOpen(true)
    setHighlighted(-1)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
    setHighlighted(-1)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useDismissal(container, isOpen, close)
  useScrollIntoView(isOpen && highlightedIndex >= 0 ? `${id}-${highlightedIndex}` : undefined)

  function onKeyDown(event: KeyboardEvent) {
    // The key belongs to an IME composition.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setOpen(true)
      setHighlighted(
        highlightedIndex < 0 ? (step > 0 ? 0 : count - 1) : (highlightedIndex + step + count) % count,
      )
    } else if (event.key === 'Enter' && highlightedIndex >= 0) {
      event.preventDefault()
      close()
      onChoose(highlightedIndex)
    }
  }

  return {
    container,
    isOpen,
    wantsOpen: isOpenRequested,
    open,
    close,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': highlightedIndex >= 0 ? `${id}-${highlightedIndex}` : undefined,
      autoComplete: 'off',
      onKeyDown,
      onBlur: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          close()
          onBlur?.()
        }, blurDelay)
      },
    },
    listId: id,
    optionProps: (index: number) => ({
      role: 'option',
      id: `${id}-${index}`,
      'aria-selected': index === highlightedIndex,
      onPointerMove: () => setHighlighted(index),
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => {
        close()
        onChoose(index)
      },
    }),
  } as const
}

function useDismissal(container: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  const dismiss = useRef(close)
  useEffect(() => {
    dismiss.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const isInside = ({ target }: Event) => target instanceof Node && container.current?.contains(target)
    const onPointerDown = (event: PointerEvent) => {
      if (!isInside(event)) dismiss.current()
    }
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !isInside(event)) return
      event.preventDefault()
      dismiss.current()
    }
    document.addEventListener('pointerdown', onPointerDown)
    // Before the surrounding dialog, which ignores prevented events.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      window.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [container, isOpen])
}

function useScrollIntoView(optionId: string | undefined) {
  useEffect(() => {
    if (optionId) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' })
  }, [optionId])
}
