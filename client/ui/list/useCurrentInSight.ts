import { type RefObject, useEffect } from 'react'

/** Scrolls the row to its current item. */
export function useCurrentInSight(
  row: RefObject<HTMLElement | null>,
  selector: string,
  current: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item may be the current one
  useEffect(() => {
    const item = row.current?.querySelector(selector)
    if (!row.current || !item) return
    const [frame, box] = [row.current.getBoundingClientRect(), item.getBoundingClientRect()]
    row.current.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
  }, [row, selector, current])
}
