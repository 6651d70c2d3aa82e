import { createRequire } from 'node:module';

/** boardgame.io has no entry points that Node can import, so it is required. */
const require = createRequire(import.meta.url);

export const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
export const { Local } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');
export const { RandomBot, MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');
export const { InitializeGame } = require('boardgame.io/internal') as typeof import('boardgame.io/internal');
