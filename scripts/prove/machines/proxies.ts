import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Running, startProgram } from './web-process.ts'

/**
 * Requests by turns to whoever is ready; one that leaves or dies gets none, and a request that it had not
 * begun goes to another. The client's own address comes first in `X-Forwarded-For`, so `TRUST_PROXY` is the
 * number of proxies.
 */
export function startHaproxy(directory: string, port: number, backends: readonly number[]): Running {
  const servers = backends.map((backend, position) => `  server web${position + 1} 127.0.0.1:${backend}`)
  const config = `
global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 35s
  timeout server 35s
  timeout http-request 10s
  timeout check 5s
  retries 2
  option redispatch
  retry-on conn-failure empty-response 503
frontend public
  bind 127.0.0.1:${port}
  option forwardfor
  http-request set-header X-Forwarded-Proto http
  default_backend web
backend web
  balance roundrobin
  http-request disable-l7-retry if METH_POST
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host localhost
  default-server check inter 1s fall 4 rise 1
  http-response set-header X-Served-By %s
${servers.join('\n')}
`
  const file = join(directory, 'haproxy.cfg')
  writeFileSync(file, config)
  return startProgram('haproxy', ['-f', file, '-db'])
}

/** Connections by the transaction; what each of them must know is said when it is opened. */
export function startPgbouncer(directory: string, port: number, databaseUrl: string, poolSize: number): Running {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl)
  const name = pathname.slice(1)
  const settings = `set statement_timeout = 3000; set lock_timeout = 3000; set idle_in_transaction_session_timeout = 5000; set timezone = ''UTC''`
  const config = `
[databases]
${name} = host=${hostname} port=${serverPort} dbname=${name} connect_query='${settings}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = plain
auth_file = ${join(directory, 'users.txt')}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
ignore_startup_parameters = extra_float_digits
unix_socket_dir =
`
  writeFileSync(join(directory, 'users.txt'), `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`, {
    mode: 0o644,
  })
  const file = join(directory, 'pgbouncer.ini')
  writeFileSync(file, config)
  return startProgram('pgbouncer', [file], { uid: process.getuid?.() === 0 ? 65_534 : undefined })
}
