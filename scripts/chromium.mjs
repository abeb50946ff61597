import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { run } from './child.mjs'
import { installedNode, installedTool } from './repository.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * For tests: the one that has no window at all takes a third less of the processor's time. Any Chromium where
 * it cannot be had.
 */
export async function ensureTestChromium() {
  return findShell() ?? (await fromDebian('chromium-headless-shell', findShell)) ?? (await ensureChromium())
}

export function findTestChromium() {
  return findShell() ?? findChromium()
}

function findShell() {
  return process.env.CHROMIUM_PATH || onPath(['chromium-headless-shell'])
}

/** The path of a Chromium, installed when there is none; undefined when it cannot be had. */
export async function ensureChromium() {
  return findChromium() ?? (await fromDebian('chromium', onPath)) ?? (await fromPlaywright())
}

export function findChromium() {
  return process.env.CHROMIUM_PATH || onPath() || downloaded()
}

function onPath(programs = names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isExecutable)
}

function downloaded() {
  const { chromium } = createRequire(import.meta.url)('playwright-core')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

async function fromDebian(name, find) {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  console.log(`Installing ${name} for the browser tests, by apt-get …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const impatient = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  await run('apt-get', ['update', ...impatient], { env })
  await run('apt-get', ['install', '-y', ...impatient, '--no-install-recommends', name], { env })
  return find()
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
