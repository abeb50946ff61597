import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePorts, type Running, startProgram } from './web-process.ts'

export interface DatabaseCluster {
  /** Through a proxy that knows who the primary is. */
  readonly url: string
  /** Kills the primary's PostgreSQL and its keeper (SIGKILL); answers its name. */
  killPrimary(): Promise<string>
  primary(): Promise<string | undefined>
  stop(): Promise<void>
}

interface Node {
  readonly name: string
  readonly postgres: number
  readonly rest: number
}

const password = randomBytes(12).toString('hex')
const ttl = 10

/**
 * PostgreSQL of Debian under Patroni with etcd: three nodes on one machine, synchronous, one address for the
 * primary.
 */
export async function startCluster(directory: string, uid: number): Promise<DatabaseCluster> {
  const ports = await freePorts(9)
  const [client = 0, peer = 0, proxy = 0] = ports
  const nodes = [0, 1, 2].map(
    (number): Node => ({
      name: `node${number + 1}`,
      postgres: ports[3 + number * 2] ?? 0,
      rest: ports[4 + number * 2] ?? 0,
    }),
  )
  chownSync(directory, uid, uid)
  const etcd = startProgram('etcd', etcdArguments(join(directory, 'etcd'), client, peer), { uid, cwd: directory })
  await wait(2000)
  const keepers = new Map<string, Running>()
  for (const node of nodes) keepers.set(node.name, startNode(directory, node, client, uid))
  const haproxy = startProxy(directory, proxy, nodes)
  const cluster = {
    url: `postgresql://postgres:${password}@127.0.0.1:${proxy}/camp`,
    primary: () => primaryOf(nodes),
    killPrimary: async () => {
      const name = (await primaryOf(nodes)) ?? ''
      const node = nodes.find((one) => one.name === name)
      if (!node) throw new Error('there is no primary to kill')
      await killed(node, keepers.get(name))
      return name
    },
    stop: async () => {
      await haproxy.stop()
      for (const keeper of keepers.values()) await keeper.stop()
      await etcd.stop()
    },
  }
  try {
    await untilWhole(nodes, cluster.url, keepers)
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return cluster
}

function etcdArguments(data: string, client: number, peer: number): readonly string[] {
  const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
  return [
    ...['--name', 'keeper', '--data-dir', data, '--enable-v2=true', '--log-level', 'warn'],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `keeper=${peers}`],
  ]
}

function startNode(directory: string, node: Node, etcd: number, uid: number): Running {
  const data = join(directory, node.name)
  mkdirSync(data, { mode: 0o700 })
  chownSync(data, uid, uid)
  const file = join(directory, `${node.name}.yml`)
  writeFileSync(file, JSON.stringify(nodeSettings(node, data, etcd, directory), null, 2))
  return startProgram('patroni', [file], { uid, cwd: directory, env: { HOME: directory, PATRONI_LOG_LEVEL: 'WARNING' } })
}

/** JSON is YAML. */
function nodeSettings({ name, postgres, rest }: Node, data: string, etcd: number, directory: string) {
  return {
    scope: 'camp',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl,
        loop_wait: 2,
        retry_timeout: 4,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_level: 'replica', hot_standby: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${postgres}`,
      data_dir: join(data, 'data'),
      bin_dir: debianPrograms(),
      pgpass: join(directory, `${name}.pgpass`),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      parameters: { unix_socket_directories: data },
    },
  }
}

export function debianPrograms(): string {
  const home = '/usr/lib/postgresql'
  const newest = readdirSync(home).toSorted((one, other) => Number(other) - Number(one))[0]
  return join(home, newest ?? '', 'bin')
}

/** Patroni answers 200 at `/primary` on the primary alone. */
function startProxy(directory: string, port: number, nodes: readonly Node[]): Running {
  const servers = nodes.map(({ name, postgres, rest }) => `  server ${name} 127.0.0.1:${postgres} check port ${rest}`)
  const file = join(directory, 'primary.cfg')
  writeFileSync(
    file,
    `
defaults
  mode tcp
  timeout check 5s
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk
  http-check send meth GET uri /primary ver HTTP/1.1 hdr Host localhost
  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  )
  return startProgram('haproxy', ['-f', file, '-db'])
}

async function primaryOf(nodes: readonly Node[]): Promise<string | undefined> {
  for (const { name, rest } of nodes) {
    const answer = await fetch(`http://127.0.0.1:${rest}/primary`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    if (answer?.ok) return name
  }
  return undefined
}

/** The keeper first, so that it cannot start PostgreSQL again. */
async function killed({ postgres }: Node, keeper: Running | undefined): Promise<void> {
  const pid = await postmasterOf(postgres)
  await keeper?.stop('SIGKILL')
  process.kill(pid, 'SIGKILL')
}

async function postmasterOf(port: number): Promise<number> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`)
    return Number(rows[0]?.file.split('\n')[0])
  } finally {
    await client.end()
  }
}

const wholeWithinMs = 180_000

/** One primary with a synchronous standby and another one, and the product's database. */
async function untilWhole(nodes: readonly Node[], url: string, keepers: ReadonlyMap<string, Running>): Promise<void> {
  const giveUpAt = performance.now() + wholeWithinMs
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  while (performance.now() < giveUpAt) {
    await wait(1000)
    const client = new pg.Client({ connectionString: maintenance.href, connectionTimeoutMillis: 3000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ streaming: number; synchronous: number }>(`
        select count(*) filter (where state = 'streaming')::int as streaming,
          count(*) filter (where sync_state = 'sync')::int as synchronous from pg_stat_replication`)
      if (rows[0]?.streaming !== nodes.length - 1 || rows[0].synchronous < 1) continue
      await client.query('create database camp')
      return
    } catch {
      // Not there yet.
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error([...keepers].map(([name, { lastWords }]) => `${name}: ${lastWords()}`).join('\n'))
}
