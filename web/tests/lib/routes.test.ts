import { expect, test } from 'vitest';
import { routeOf } from '../../src/lib/routes';

test('every screen has its address', () => {
  expect(routeOf('/')).toEqual({ screen: 'home' });
  expect(routeOf('/new')).toEqual({ screen: 'new', campaign: false });
  expect(routeOf('/new/campaign')).toEqual({ screen: 'new', campaign: true });
  expect(routeOf('/r/K7M4QP')).toEqual({ screen: 'room', code: 'K7M4QP' });
  expect(routeOf('/w/K7M4QP')).toEqual({ screen: 'watch', code: 'K7M4QP' });
  expect(routeOf('/replays')).toEqual({ screen: 'replays' });
  expect(routeOf('/replay/4YBXMHXKCFNP')).toEqual({ screen: 'replay', id: '4YBXMHXKCFNP' });
  expect(routeOf('/rules')).toEqual({ screen: 'rules', page: null });
  expect(routeOf('/rules/card-planets')).toEqual({ screen: 'rules', page: 'card-planets' });
});

test('codes may be written carelessly', () => {
  expect(routeOf('/r/k7m-4qp/')).toEqual({ screen: 'room', code: 'K7M4QP' });
  expect(routeOf('/r/k7m%204qp')).toEqual({ screen: 'room', code: 'K7M4QP' });
  expect(routeOf('/r/K7M4QP.')).toEqual({ screen: 'room', code: 'K7M4QP' });
  expect(routeOf('/w/K7M4QP).')).toEqual({ screen: 'watch', code: 'K7M4QP' });
});

test('addresses that mean nothing are no accident', () => {
  expect(routeOf('/nowhere')).toEqual({ screen: 'lost' });
  expect(routeOf('/r')).toEqual({ screen: 'home' });
  expect(routeOf('/replay')).toEqual({ screen: 'replays' });
  expect(routeOf('/r/%E0%A4%A')).toMatchObject({ screen: 'room' });
});
