import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const names = {
  whole: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  // No windows, which would share the processors with the page: two thirds of the time.
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
} as const

/** Paths; undefined for Playwright's own. */
export interface Browsers {
  /** For what a shell lacks: push messages, permissions. */
  whole: string | undefined
  shell: string | undefined
}

/** On the PATH, else Debian's (as root), else Playwright's own. Throws what to install. */
export function findBrowsers(): Browsers {
  const found = browsersOnPath()
  if (found.whole && found.shell !== found.whole) return found
  if (isRootOnDebian()) {
    const install = (name: string) =>
      tryCommand('apt-get', ['install', '-y', '--no-install-recommends', name])
    if (!found.whole) install('chromium')
    install('chromium-headless-shell')
  }
  const installed = browsersOnPath()
  if (installed.whole) return installed
  if (fs.existsSync(chromium.executablePath()) || tryCommand('npx', ['playwright', 'install', 'chromium']))
    return installed
  throw new Error(
    'No browser for the browser tests: install chromium (or google-chrome) so that it is on the PATH',
  )
}

/** The whole browser stands in for a shell. */
export function browsersOnPath(): Browsers {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const find = (wanted: readonly string[]) =>
    folders.flatMap((folder) => wanted.map((name) => path.join(folder, name))).find(isExecutable)
  const whole = find(names.whole)
  return { whole, shell: find(names.shell) ?? whole }
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
