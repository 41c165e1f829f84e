import { oneOf } from '#client/core/checks.ts'
import { useBrowserValue } from '#client/core/rendering/rendering.ts'
import { copiedToCookie, plainText, stored } from '#client/core/storage.ts'
import { choiceCookies } from '#shared/page/choiceCookies.ts'
import { type ListLayout, listLayouts } from '#shared/page/listLayout.ts'

export const layoutStore = copiedToCookie(
  stored<ListLayout>(choiceCookies.layout, oneOf(listLayouts), 'grid', { format: plainText }),
)

export function useListLayout(): ListLayout {
  return useBrowserValue(layoutStore.get, ({ layout }) => layout, layoutStore.subscribe)
}
