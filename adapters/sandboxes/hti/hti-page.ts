import { Temporal } from '@camp/domain/shared/temporal.ts'
import { html } from 'hono/html'
import { type Html, type SandboxLook, sandboxPage, shownTime } from '../sandbox-page.ts'
import { htiFaults } from './hti-faults.ts'
import type { HtiLedger, SandboxBooking, SandboxMessage } from './hti-ledger.ts'

export const htiLook: SandboxLook = {
  sandbox: 'HTI',
  promise: ': nothing leaves this machine',
  style: `
form.fields { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); align-items: end; margin-top: 12px; }
label { display: grid; gap: 4px; font-size: .9375rem; }
input, select, button { font: inherit; color: inherit; min-height: 44px; padding: 8px 12px; border-radius: 10px; border: 1px solid var(--edge); background: var(--surface); min-width: 0; }
button { background: var(--action); color: var(--action-ink); border-color: var(--action); font-weight: 600; cursor: pointer; }
td form { margin: 0; }
.closed span { white-space: nowrap; }`,
}

const mostShown = 100

/** What this side knows and heard, and a form by which its own guests book. */
export function htiPage(ledger: HtiLedger): Html {
  const rooms = ledger.rooms()
  const bookings = ledger.bookings().toReversed().slice(0, mostShown)
  const body = html`<h1>The other side</h1>
<p class="soft">What HTI would know of the campsites that speak to this sandbox. Reload to see what is new.</p>
<section class="card" aria-labelledby="bookings">
  <h2 id="bookings">Bookings</h2>
  ${bookings.length === 0 ? html`<p>No bookings yet. One that is made at the campsite is here within a minute.</p>` : bookingTable(bookings)}
</section>
<section class="card" aria-labelledby="book">
  <h2 id="book">Book a room here</h2>
  <form class="fields" method="post" action="/bookings">
    <label>Room <select name="room">${rooms.map((room) => html`<option>${room}</option>`)}</select></label>
    <label>Arrival <input type="date" name="from" required></label>
    <label>Departure <input type="date" name="to" required></label>
    <label>Guest <input name="guest" required maxlength="60" autocomplete="off"></label>
    <button type="submit">Book</button>
  </form>
</section>
<section class="card" aria-labelledby="nights">
  <h2 id="nights">Closed nights</h2>
  ${rooms.length === 0 ? html`<p>The campsite has told nothing yet.</p>` : nightTable(ledger, rooms)}
</section>
<section class="card" aria-labelledby="messages">
  <h2 id="messages">Messages</h2>
  ${messageTable(ledger.messages().slice(0, mostShown))}
</section>
<section class="card" aria-labelledby="faults">
  <h2 id="faults">Guests whose messages go wrong</h2>
  <p class="soft">Any guest with this last name, such as Thandi Lost.</p>
  ${table(
    'Table of last names',
    ['Last name', 'What happens'],
    Object.entries(htiFaults).map(
      ([name, does]) => html`<tr><td>${name.charAt(0).toUpperCase()}${name.slice(1)}</td><td class="text">${does}</td></tr>`,
    ),
  )}
</section>`
  return sandboxPage(htiLook, { title: 'The other side', body, isWide: true })
}

function table(label: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table>
    <thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`
}

function bookingTable(bookings: readonly SandboxBooking[]): Html {
  const rows = bookings.map(
    ({ id, campId, madeBy, state, guest, stays }) => html`<tr>
      <td>${id}</td><td>${campId ?? '–'}</td><td>${madeBy === 'camp' ? 'at the campsite' : 'here'}</td><td>${guest}</td>
      <td>${stays.map(({ room, from, to }) => html`${room}, ${from} to ${to}<br>`)}</td><td>${state}</td>
      <td>${madeBy === 'hti' && state === 'standing' ? html`<form method="post" action="/bookings/${id}/cancel"><button type="submit">Cancel ${id}</button></form>` : ''}</td></tr>`,
  )
  return table('Table of bookings', ['Here', 'At the campsite', 'Made', 'Guest', 'Stay', 'State', ''], rows)
}

function nightTable(ledger: HtiLedger, rooms: readonly string[]): Html {
  const rows = rooms.map((room) => {
    const stretches = stretchesOf(ledger.closedNights(room))
    const shown = stretches
      .slice(0, mostShown)
      .map(([from, to]) => html`<span>${from === to ? from : `${from} to ${to}`}</span><br>`)
    const more = stretches.length > mostShown ? `and ${stretches.length - mostShown} more` : ''
    return html`<tr><td>${room}</td><td class="text closed">${stretches.length === 0 ? '–' : shown}${more}</td></tr>`
  })
  return table('Table of closed nights', ['Room', 'Closed, first to last night'], rows)
}

/** Nights in a row, by the first and the last of them. */
function stretchesOf(nights: readonly string[]): readonly (readonly [string, string])[] {
  const stretches: [string, string][] = []
  for (const night of nights) {
    const last = stretches.at(-1)
    if (last && Temporal.PlainDate.from(last[1]).add({ days: 1 }).toString() === night) last[1] = night
    else stretches.push([night, night])
  }
  return stretches
}

function messageTable(messages: readonly SandboxMessage[]): Html {
  if (messages.length === 0) return html`<p>No messages yet.</p>`
  const rows = messages.map(
    ({ at, direction, name, about, outcome }) =>
      html`<tr><td>${shownTime(at)}</td><td>${direction}</td><td>${name}</td><td>${about}</td><td class="text">${outcome}</td></tr>`,
  )
  return table('Table of messages', ['When', 'Here', 'Message', 'About', 'Outcome'], rows)
}
