import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { productionEnvironment } from '@camp/adapters/configuration/testing/production-environment.ts'
import { demoMailPace, demoReplyAddress, smtpUrlFor } from '@camp/adapters/sandboxes/email/sandbox-settings.ts'
import { type RunningMailSandbox, startMailSandbox } from '@camp/adapters/sandboxes/email/start-mail-sandbox.ts'
import { atLeast, exactly, type Figure } from '../figures.ts'
import { act, guestDetails } from './guests-of-proxy.ts'
import { wishes, withClient } from './small-marketplace.ts'
import { freePorts, type Running, startProgram, startWebProcess, untilReady } from './web-process.ts'

export interface FirstDayOptions {
  /** A PostgreSQL with nothing in it, as who may make roles and databases. */
  readonly serverUrl: string
  /** What happens, line by line. */
  readonly tell: (line: string) => void
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const campsites = 'adapters/demo/reference-organisations.json'
const letterWithinMs = 120_000

interface Day {
  readonly serverUrl: string
  readonly tell: FirstDayOptions['tell']
  readonly directory: string
  readonly origin: string
  readonly port: number
  readonly mail: RunningMailSandbox
  readonly database: { readonly owner: string; readonly web: string; readonly asOperator: string }
  readonly figures: Figure[]
  readonly running: Running[]
}

/**
 * The documented commands one after the other, from an empty PostgreSQL to a booking whose letter arrived.
 */
export async function proveFirstDay({ serverUrl, tell }: FirstDayOptions): Promise<readonly Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'camp-first-day-'))
  chmodSync(directory, 0o755)
  const [port = 0] = await freePorts(1)
  const origin = `http://localhost:${port}`
  const name = `camp_test_${randomBytes(8).toString('hex')}`
  const settings = {
    ...demoMailPace,
    siteUrl: origin,
    user: 'camp',
    password: 'sesame',
    bounceUrl: `${origin}/api/email/bounce`,
    replyAddress: demoReplyAddress,
    notifiedHosts: [],
  }
  const mail = await startMailSandbox({ port: 0, smtpPort: 0, imapPort: 0, settings })
  const database = addressesOf(serverUrl, name)
  const day: Day = { serverUrl, tell, directory, origin, port, mail, database, figures: [], running: [] }
  try {
    await makeDatabase(day, name)
    await setUp(day)
    await firstBooking(day)
    return day.figures
  } finally {
    for (const one of day.running.toReversed()) await one.stop()
    await mail.stop()
    const left = [
      `drop database if exists ${name} with (force)`,
      `drop role if exists ${name}_staff`,
      `drop role if exists ${name}_web`,
      `drop role if exists ${name}`,
    ]
    for (const statement of left) await withClient(serverUrl, (client) => client.query(statement))
    rmSync(directory, { recursive: true, force: true })
  }
}

function addressesOf(serverUrl: string, name: string): Day['database'] {
  const as = (user: string | null) => {
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    if (user) Object.assign(url, { username: user, password: user })
    return url.href
  }
  return { owner: as(name), web: as(`${name}_web`), asOperator: as(null) }
}

async function makeDatabase({ serverUrl, tell }: Day, name: string): Promise<void> {
  for (const statement of [
    `create role ${name} login password '${name}'`,
    `create role ${name}_web login password '${name}_web'`,
    `create role ${name}_staff nologin`,
    `grant ${name}_staff to ${name} with admin option`,
    `create database ${name} owner ${name}`,
  ]) {
    tell(`psql> ${statement.replace(/password .*/, "password '…'")}`)
    await withClient(serverUrl, (client) => client.query(statement))
  }
}

async function setUp(day: Day): Promise<void> {
  const { figures, database, directory } = day
  const role = decodeURIComponent(new URL(database.web).username)
  figures.push(exactly('npm start with nothing but DATABASE_URL ends with', 78, await start(day, { DATABASE_URL: database.web })))
  figures.push(exactly('config check ends with', 0, await camp(day, 'config check')))
  figures.push(exactly('npm start before migrate ends with', 78, await start(day, environmentOf(day))))
  figures.push(exactly('the worker before migrate ends with', 78, await camp(day, 'worker')))
  figures.push(exactly('migrate ends with', 0, await camp(day, `migrate --grant-to ${role}`, { DATABASE_URL: database.owner })))
  writeFileSync(join(directory, 'password.txt'), `${randomBytes(12).toString('hex')}\n`, { mode: 0o600 })
  const password = join(directory, 'password.txt')
  const create = `user create --role SUPERADMIN --email zanele@example.org --password-from ${password}`
  figures.push(exactly('user create ends with', 0, await camp(day, create)))
  figures.push(exactly('org import ends with', 0, await camp(day, `org import ${campsites}`)))
}

async function firstBooking(day: Day): Promise<void> {
  const { figures, tell, origin, port, running, mail, database } = day
  tell('$ npm start')
  const web = startWebProcess(port, environmentOf(day))
  running.push(web)
  await untilReady(`${origin}/health/ready`, web)
  tell('  ready')
  const first = startWorker(day)
  await untilSeen(database.asOperator, 1)
  const id = await submitted(day)
  tell(`$ kill -9 ${first.child.pid}   (the worker)`)
  await first.stop('SIGKILL')
  startWorker(day)
  const asked = await letter(day, /\/r\/[^/]+\/confirm\?c=([\w-]+)/, id)
  tell(`  letter to the guest: "${asked.subject}"`)
  const confirmed = await act(origin, 'reservations.confirm', { id, confirmation: asked.found })
  tell(`  the guest opens its link: ${confirmed.status}`)
  const told = await letter(day, /Subject: .*(confirmed)/i, id)
  tell(`  letter to the guest: "${told.subject}"`)
  const [booking] = await rows(database.asOperator, `select status from reservation where id = '${id}'`)
  figures.push(exactly('the booking is confirmed', 1, booking?.status === 'confirmed' ? 1 : 0))
  figures.push(atLeast('letters that a mail server took', 2, mail.ledger.mails().length))
  const twice = new Set(mail.ledger.mails().map(({ raw }) => /^Message-ID: .*$/im.exec(raw.toString())?.[0])).size
  figures.push(exactly('of them, sent twice though a worker was killed', 0, mail.ledger.mails().length - twice))
  figures.push(exactly('doctor ends with', 0, await camp(day, 'doctor')))
}

/** The first that the rules of its campsite let a couple book. */
async function submitted({ origin, database, tell }: Day): Promise<string> {
  for (const { confirmations: _, plotId, ...wish } of await wishes(database.asOperator, 40)) {
    const plots = [{ plotId, numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }]
    const held = await act(origin, 'reservations.hold', { ...wish, plots })
    if (held.status !== 200) continue
    const hold = JSON.parse(held.text).result.data
    const answer = await act(origin, 'reservations.submit', { ...guestDetails(hold), email: 'thandi@example.test' })
    tell(`  a guest holds a plot of ${wish.orgSlug} and submits: ${answer.status}`)
    if (answer.status === 200) return hold.id
  }
  throw new Error('no campsite takes a couple for a week')
}

async function letter({ mail }: Day, pattern: RegExp, id: string): Promise<{ subject: string; found: string }> {
  const giveUpAt = performance.now() + letterWithinMs
  while (performance.now() < giveUpAt) {
    for (const { raw, recipients } of mail.ledger.mails()) {
      const content = readable(raw)
      const found = pattern.exec(content)?.[1]
      if (found && content.includes(id) && recipients.includes('thandi@example.test'))
        return { subject: /^Subject: (.*)$/m.exec(content)?.[1] ?? '', found }
    }
    await wait(200)
  }
  throw new Error(`no letter with ${pattern} within ${letterWithinMs} ms`)
}

/** Of a mail whose parts are quoted-printable. */
function readable(raw: Buffer): string {
  return raw
    .toString()
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function environmentOf({ database, origin, mail, directory }: Day): Readonly<Record<string, string>> {
  const { EMAIL: _, ...others } = productionEnvironment
  const smtp = smtpUrlFor(mail.settings)
  return {
    ...others,
    DATABASE_URL: database.web,
    DATA_DIR: directory,
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    SMTP_URL: smtp,
    MAIL_FROM: 'Camp <bookings@camp.example>',
    OUTBOUND_ALLOW_HOSTS: new URL(smtp).host,
  }
}

function startWorker(day: Day): Running {
  day.tell('$ node cli/camp.js worker')
  const worker = startProgram(process.execPath, ['cli/camp.js', 'worker'], { env: environmentOf(day) })
  day.running.push(worker)
  return worker
}

/** Until it has ended, with its first words; answers its exit code. */
async function start({ tell }: Day, env: Readonly<Record<string, string>>): Promise<number> {
  tell('$ npm start')
  return ended(tell, ['web/prod.js'], env)
}

function camp(day: Day, words: string, others: Readonly<Record<string, string>> = {}): Promise<number> {
  day.tell(`$ node cli/camp.js ${words}`)
  return ended(day.tell, ['cli/camp.js', ...words.split(' '), '--plain'], { ...environmentOf(day), ...others })
}

async function ended(tell: Day['tell'], args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const { promise: exit, resolve } = Promise.withResolvers<number | null>()
  child.once('close', resolve)
  const said = (await text(child.stderr)).trim().split('\n').filter(Boolean)
  for (const line of said.slice(-2)) tell(`  ${line.slice(0, 160)}`)
  const code = (await exit) ?? -1
  tell(`  ends with ${code}`)
  return code
}

async function untilSeen(url: string, workers: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await rows(url, 'select name from worker_process')).length >= workers) return
    await wait(200)
  }
  throw new Error('no worker showed up')
}

function rows(url: string, statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return withClient(url, async (client) => (await client.query(statement)).rows)
}
