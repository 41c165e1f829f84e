import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export interface Browser {
  /** Undefined for Playwright's own. */
  executablePath?: string
  description: string
}

/** On the PATH, else Debian's (as root), else Playwright's own. Throws what to install. */
export function findBrowser(): Browser {
  const found = browserOnPath()
  if (found) return { executablePath: found, description: `Browser: ${found}` }
  if (isRootOnDebian() && tryCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])) {
    const installed = browserOnPath()
    if (installed)
      return { executablePath: installed, description: `Browser: installed Debian's chromium (${installed})` }
  }
  if (fs.existsSync(chromium.executablePath())) return { description: "Browser: Playwright's own" }
  if (tryCommand('npx', ['playwright', 'install', 'chromium']))
    return { description: "Browser: installed Playwright's own" }
  throw new Error(
    'No browser for the browser tests: install chromium (or google-chrome) so that it is on the PATH',
  )
}

export function browserOnPath(wanted: readonly string[] = names): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.flatMap((folder) => wanted.map((name) => path.join(folder, name))).find(isExecutable)
}

/** Where there is one, without windows: those of a whole browser share the processors with the page. */
export function findHeadlessShell(): string | undefined {
  return browserOnPath(['chromium-headless-shell', 'chrome-headless-shell']) ?? findBrowser().executablePath
}

export function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK)
    return fs.statSync(file).isFile()
  } catch {
    return false
  }
}

export function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')
}

/** Updates the package lists once. */
export function tryCommand(command: string, args: string[]): boolean {
  const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  try {
    if (command === 'apt-get') execFileSync('apt-get', ['update'], options)
    execFileSync(command, args, options)
    return true
  } catch {
    return false
  }
}
