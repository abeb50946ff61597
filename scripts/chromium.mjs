import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { run } from './child.mjs'
import { installedNode, installedTool } from './repository.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium, installed when there is none; undefined when it cannot be had. */
export async function ensureChromium() {
  return findChromium() ?? (await fromDebian()) ?? (await fromPlaywright())
}

export function findChromium() {
  return process.env.CHROMIUM_PATH || onPath() || downloaded()
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

function downloaded() {
  const { chromium } = createRequire(import.meta.url)('playwright-core')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium for the browser tests, by apt-get …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  return onPath()
}

async function fromPlaywright() {
  console.log('Downloading Chromium for the browser tests …')
  await run(installedNode(), [installedTool('@playwright/test/cli.js'), 'install', 'chromium'])
  return downloaded()
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
