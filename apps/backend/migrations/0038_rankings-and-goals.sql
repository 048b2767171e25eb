CREATE TYPE "public"."ranking_board" AS ENUM('conversion', 'conversionProgress', 'receivedOrders', 'responseRate', 'courseFeel', 'growth');--> statement-breakpoint
CREATE TABLE "hidden_tutors" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ranking_rows" (
	"snapshot_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"tuid" bigint NOT NULL,
	"rank" integer NOT NULL,
	"previous_rank" integer,
	"value" integer NOT NULL,
	"done" integer,
	"out_of" integer,
	CONSTRAINT "ranking_rows_snapshot_id_position_pk" PRIMARY KEY("snapshot_id","position"),
	CONSTRAINT "ranking_rows_rank_before_position" CHECK ("ranking_rows"."rank" between 1 and "ranking_rows"."position")
);
--> statement-breakpoint
CREATE TABLE "ranking_snapshots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ranking_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"board" "ranking_board" NOT NULL,
	"slot" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"total" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_enrolments" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "growth_busy_days" (
	"tuid" bigint NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "growth_busy_days_tuid_day_pk" PRIMARY KEY("tuid","day"),
	CONSTRAINT "growth_busy_days_day_known" CHECK ("growth_busy_days"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "growth_goals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "growth_goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"round" text NOT NULL,
	"target_hours" integer NOT NULL,
	"hour_rate_centavos" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "growth_goals_round_known" CHECK ("growth_goals"."round" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "growth_goals_target_hours" CHECK (target_hours between 1 and 400),
	CONSTRAINT "growth_goals_hour_rate_not_negative" CHECK ("growth_goals"."hour_rate_centavos" >= 0)
);
--> statement-breakpoint
CREATE TABLE "growth_plan_slots" (
	"tuid" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "growth_plan_slots_tuid_starts_at_pk" PRIMARY KEY("tuid","starts_at"),
	CONSTRAINT "growth_plan_slots_on_grid" CHECK (mod(extract(epoch from "growth_plan_slots"."starts_at"), 1800) = 0)
);
--> statement-breakpoint
ALTER TABLE "hidden_tutors" ADD CONSTRAINT "hidden_tutors_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_rows" ADD CONSTRAINT "ranking_rows_snapshot_id_ranking_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."ranking_snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_rows" ADD CONSTRAINT "ranking_rows_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_enrolments" ADD CONSTRAINT "trial_enrolments_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_busy_days" ADD CONSTRAINT "growth_busy_days_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_goals" ADD CONSTRAINT "growth_goals_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_plan_slots" ADD CONSTRAINT "growth_plan_slots_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ranking_rows_snapshot_id_tuid_unique" ON "ranking_rows" USING btree ("snapshot_id","tuid");--> statement-breakpoint
CREATE INDEX "ranking_rows_tuid" ON "ranking_rows" USING btree ("tuid");--> statement-breakpoint
CREATE UNIQUE INDEX "ranking_snapshots_board_slot_unique" ON "ranking_snapshots" USING btree ("board","slot");--> statement-breakpoint
CREATE INDEX "ranking_snapshots_taken_at" ON "ranking_snapshots" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "trial_enrolments_at" ON "trial_enrolments" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "growth_goals_tuid_round_unique" ON "growth_goals" USING btree ("tuid","round");