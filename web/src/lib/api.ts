// Requests to the server.

import type {
  Catalogue,
  FinishedGame,
  Invitation,
  JoinRequest,
  NewRoomRequest,
  QuickRequest,
  Record as GameRecord,
  Refused,
  Replay,
  RoomSummary,
  Seat,
  SeatGiven,
} from '../protocol';
import { FILE, recording } from './recording';

/** What went wrong: the server's refusal, or that it could not be reached. */
export type Trouble = Refused | { code: 'unreachable' };

/** A request that was not granted. */
export class NotGranted extends Error {
  constructor(readonly refusal: Trouble) {
    super(refusal.code);
  }
}

const request = <T>(path: string, body?: object): Promise<T> => send(path, body && JSON.stringify(body));

async function send<T>(path: string, body?: string): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, body === undefined ? {} : { method: 'POST', headers, body }).catch(() => {
    throw new NotGranted({ code: 'unreachable' });
  });
  const data: unknown = await response.json().catch(() => null);
  if (response.ok && data !== null) return data as T;
  throw new NotGranted((data as { refusal?: Refused } | null)?.refusal ?? { code: 'internal' });
}

const part = encodeURIComponent;

export const api = {
  content: () => request<Catalogue>('/api/content'),
  quick: (body: QuickRequest) => request<SeatGiven>('/api/quick', body),
  open: (body: NewRoomRequest) => request<SeatGiven>('/api/rooms', body),
  join: (code: string, body: JoinRequest) => request<SeatGiven>(`/api/rooms/${part(code)}/join`, body),
  invitation: (code: string) => request<Invitation>(`/api/rooms/${part(code)}/invitation`),
  rooms: () => request<RoomSummary[]>('/api/rooms'),
  room: (code: string) => request<RoomSummary>(`/api/rooms/${part(code)}`),
  games: (before?: number) => request<FinishedGame[]>(`/api/games${before === undefined ? '' : `?before=${before}`}`),
  /** Those of these games that are over, whether they are listed or not. */
  gamesOf: (ids: string[]) => request<FinishedGame[]>(`/api/games?ids=${ids.map(part).join(',')}`),
  record: (id: string) => request<GameRecord>(`/api/games/${part(id)}`),
  steps: (id: string, seat: Seat | null, from: number, count: number) => {
    const which = `steps?from=${from}&count=${count}${seat === null ? '' : `&seat=${seat}`}`;
    const file = id === FILE ? recording() : null;
    return file === null ? request<Replay>(`/api/games/${part(id)}/${which}`) : send<Replay>(`/api/${which}`, file);
  },
};
