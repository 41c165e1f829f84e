import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import { media } from '#server/media/media.table.ts'
import { placeholderOf } from './pictures/render.ts'

/**
 * Gives the scenes that have none their placeholder, one after the other. All of them take some seconds, which a first start
 * does not wait for: call it beside everything else. Safe to repeat.
 */
export async function fillPlaceholders({ db }: Pick<Context, 'db'>): Promise<void> {
  const scenes = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.origin, 'scene'), isNull(media.placeholder)))
  for (const { id } of scenes) {
    await db
      .update(media)
      .set({ placeholder: await placeholderOf(id) })
      .where(eq(media.id, id))
  }
}
