import fs from 'node:fs'
import path from 'node:path'

/** A folder is read at one glance: so many source files stand in it at most, beside its subfolders. */
export const mostFiles = 20

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name)

/** Folders under these with more source files than a glance takes in, tests not counted, and how many they have. */
export function crowdedFolders(roots: readonly string[]): string[] {
  return roots.flatMap((root) => {
    const entries = fs.readdirSync(root, { withFileTypes: true })
    const count = entries.filter((entry) => entry.isFile() && isSource(entry.name)).length
    const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(root, name))
    return [...(count > mostFiles ? [`${root}: ${count}`] : []), ...crowdedFolders(inside)]
  })
}
