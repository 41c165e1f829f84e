import { useBrowserValue } from '#client/core/rendering/rendering.ts'
import { copiedToCookie, plainText, stored } from '#client/core/storage.ts'
import { type ListLayout, listLayout } from '#shared/page/boot.ts'
import { choiceCookies } from '#shared/page/choiceCookies.ts'

export const layoutStore = copiedToCookie(
  stored(choiceCookies.layout, listLayout, 'grid', { format: plainText }),
)

export function useListLayout(): ListLayout {
  return useBrowserValue(layoutStore.get, ({ layout }) => layout, layoutStore.subscribe)
}
