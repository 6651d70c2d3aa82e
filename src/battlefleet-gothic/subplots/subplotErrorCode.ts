import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';

/**
 * What can be wrong with a sub-plot or with what is done with it.
 *
 * `subplot/nothing-to-act-on`: the fleets have nothing that it needs. `subplot/unknown`: there is no such sub-plot.
 * `subplot/other-subplot`: what was set up belongs to another one. `subplot/no-choice`: nothing is to be nominated;
 * `subplot/chosen-already` and `subplot/not-chosen` where it was, or was not. `subplot/unknown-unit` and
 * `subplot/wrong-unit`: the unit nominated is none, or not of the kind. `subplot/too-many-points`: the reinforcement
 * is dearer than allowed. `subplot/one-each`: a player has several, or none where he must have one.
 * `subplot/missing-fact`: the ledger does not tell what the condition asks.
 *
 * @since 0.1.0
 */
export type SubplotErrorCode =
  | ArgumentErrorCode
  | 'subplot/nothing-to-act-on'
  | 'subplot/unknown'
  | 'subplot/other-subplot'
  | 'subplot/no-choice'
  | 'subplot/chosen-already'
  | 'subplot/not-chosen'
  | 'subplot/unknown-unit'
  | 'subplot/wrong-unit'
  | 'subplot/too-many-points'
  | 'subplot/one-each'
  | 'subplot/missing-fact';
