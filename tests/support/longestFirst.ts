import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, by far: begun last, one of them would leave the other processors with nothing to do. */
const longest = [
  // They wait.
  'server/imports/run/runs.test.ts',
  'server/imports/feeds/feeds.test.ts',
  'server/ai/questions.test.ts',
  'server/core/http/rights.test.ts',
  'server/ai/local/localEngine.test.ts',
  'tests/hostile/hostile.test.ts',
  'scripts/ownIcons.test.ts',
  'server/page/rendering/renderThread.test.ts',
  'server/ai/model/modelEngine.test.ts',
  'server/core/http/wire.test.ts',
  'server/page/rendering/reusedContent.test.ts',
  'server/page/rendering/renderedPage.test.ts',
]

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.findIndex((file) => moduleId.endsWith(file))
  return rank < 0 ? longest.length : rank
}

/** Projects run one after the other, of each the longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).sort((one, other) => rankOf(one) - rankOf(other)),
    )
  }
}
