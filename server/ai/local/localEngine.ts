import type { Engine } from '#server/ai/engine.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { runTool } from '#server/ai/tools/tool.ts'

/** Rules over the tools: works without any model. */
export const localEngine: Engine = {
  source: 'local',
  async answer({ text }, { tools, onDelta }) {
    const found = await runTool(searchListings, tools, { text: text.slice(0, 200), limit: 4 })
    const response = found.listings.map(({ title }) => `• ${title}`).join('\n') || 'No encontré avisos.'
    onDelta(response)
    return {
      response,
      suggestions: [],
      listingIds: found.listings.map(({ id }) => id),
      links: found.listings.map(({ title, path }) => ({ text: title, to: path })),
    }
  },
}
