import { type LayerGroup, type Map as LeafletMap, layerGroup, polygon, polyline } from 'leaflet'
import { linePoints, type MapDrawing } from './map-drawing.ts'
import { nameLayer } from './name-layer.ts'
import address from './southern-africa.json?url'

/** From this zoom on small rivers are drawn too. */
const smallRiversFrom = 7
const largeRiver = 6

/** The country, its neighbours, rivers, dams and names, from the file that ships with the product. */
export function drawLand(map: LeafletMap): void {
  fetch(address)
    .then((answer) => answer.json())
    .then((drawing: MapDrawing) => {
      if (map.getPane('names') === undefined) draw(map, drawing)
    })
    // The pins alone are a map still.
    .catch(() => {})
}

function draw(map: LeafletMap, { neighbours, country, lakes, rivers, names }: MapDrawing): void {
  const areas = (all: MapDrawing['country'], className: string) =>
    all.map((rings) => polygon(rings.map(linePoints), { className, interactive: false, smoothFactor: 0.7 }))
  const lines = (isShown: (rank: number) => boolean) =>
    rivers
      .filter(([rank]) => isShown(rank))
      .map(([, line]) => polyline(linePoints(line), { className: 'slippy-river', interactive: false, smoothFactor: 0.7 }))
  layerGroup([
    ...areas(neighbours, 'slippy-neighbour'),
    ...areas(country, 'slippy-country'),
    ...lines((rank) => rank <= largeRiver),
  ]).addTo(map)
  const small = layerGroup(lines((rank) => rank > largeRiver))
  const onTop = layerGroup(areas(lakes, 'slippy-lake')).addTo(map)
  const judge = () => shown(map, small, map.getZoom() >= smallRiversFrom)
  map.on('zoomend', judge)
  judge()
  onTop.eachLayer((layer) => 'bringToFront' in layer && (layer as { bringToFront: () => void }).bringToFront())
  nameLayer(map, names)
}

function shown(map: LeafletMap, layer: LayerGroup, isWanted: boolean): void {
  if (isWanted === map.hasLayer(layer)) return
  if (isWanted) layer.addTo(map)
  else layer.remove()
}
