import fs from 'node:fs'
import path from 'node:path'

export const maxFiles = 20

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name)

export function crowdedFolders(roots: readonly string[]): string[] {
  return roots.flatMap((root) => {
    const entries = fs.readdirSync(root, { withFileTypes: true })
    const count = entries.filter((entry) => entry.isFile() && isSource(entry.name)).length
    const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(root, name))
    return [...(count > maxFiles ? [`${root}: ${count}`] : []), ...crowdedFolders(inside)]
  })
}
