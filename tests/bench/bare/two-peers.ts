import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** Two pages that call each other with nothing but the browser's own means, and what carries their words between them. */
export interface TwoPeers {
  url: string;
  close: () => Promise<void>;
}

const script = `
const isCaller = location.pathname === '/caller';
const socket = new WebSocket('ws://' + location.host);
const opened = new Promise((resolve) => socket.addEventListener('open', resolve));
const say = (words) => socket.send(JSON.stringify(words));
const peer = new RTCPeerConnection();
const remote = document.querySelector('video');
peer.ontrack = ({ streams: [stream] }) => { remote.srcObject = stream; remote.play(); };
peer.onicecandidate = ({ candidate }) => { if (candidate) say({ candidate }); };
const media = navigator.mediaDevices.getUserMedia({ audio: true, video: true }).then((stream) => {
  for (const track of stream.getTracks()) peer.addTrack(track, stream);
});
socket.onmessage = async ({ data }) => {
  const { here, description, candidate } = JSON.parse(data);
  await media;
  if (here) {
    await peer.setLocalDescription();
    say({ description: peer.localDescription });
  } else if (description) {
    await peer.setRemoteDescription(description);
    if (description.type !== 'offer') return;
    await peer.setLocalDescription();
    say({ description: peer.localDescription });
  } else if (candidate) await peer.addIceCandidate(candidate);
};
Promise.all([opened, media]).then(() => { document.title = 'ready'; if (!isCaller) say({ here: true }); });
`;
const callPage = `<!doctype html><title>call</title><video muted></video><script type="module">${script}</script>`;
const pages: Readonly<Record<string, string>> = {
  '/ring': `<!doctype html><title>ring</title><button onclick="open('/callee', 'call', 'popup')">Accept</button>`,
  // Answers in this page, which is open already.
  '/answer': `<!doctype html><title>ring</title><button>Accept</button><video muted></video>
<script>document.querySelector('button').onclick = () => {${script}};</script>`,
};

export async function serveTwoPeers(): Promise<TwoPeers> {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(pages[request.url ?? ''] ?? callPage);
  });
  carryBetween(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function carryBetween(server: Server): void {
  const sockets = new Set<WebSocket>();
  new WebSocketServer({ server }).on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('message', (words) => {
      for (const other of sockets) if (other !== socket) other.send(String(words));
    });
  });
}
